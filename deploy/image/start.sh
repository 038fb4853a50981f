#!/bin/sh
# nginx does not start when it is to listen on IPv6 and the kernel has none.
set -eu
if [ -e /proc/net/if_inet6 ]; then
  echo 'listen [::]:9443 ssl;' >/tmp/listen-ipv6.conf
fi
exec nginx -e stderr -c /opt/operator-hub/nginx.conf
