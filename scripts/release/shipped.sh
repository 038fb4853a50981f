#!/usr/bin/env bash
# `scripts/release/shipped.sh <folder>`: what each product needs of others, in <folder>/operator-hub and
# <folder>/operator-hub-console, for `npm audit` and `npm sbom`: neither --omit=dev nor --workspaces=false tells what the other
# product or development needs from what this one ships.
set -euo pipefail
cd "$(dirname "$0")/../.."

shipped() {
  local folder="$1"
  shift
  cp package.json package-lock.json .npmrc "$folder"
  # Peers are among the dependencies, or the console's; npm 10 would keep optional ones.
  echo legacy-peer-deps=true >>"$folder/.npmrc"
  (cd "$folder" && npm pkg delete "$@" && npm install --package-lock-only --ignore-scripts)
}

mkdir -p "$1/operator-hub" "$1/operator-hub-console/console"
cp console/package.json "$1/operator-hub-console/console"
shipped "$1/operator-hub" devDependencies workspaces
shipped "$1/operator-hub-console" devDependencies dependencies
