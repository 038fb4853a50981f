#!/bin/sh
# nginx fails to start if it is configured to listen on IPv6 and the kernel does not support it.
set -eu
if [ -e /proc/net/if_inet6 ]; then
  echo 'listen [::]:9443 ssl;' >/tmp/listen-ipv6.conf
fi
exec nginx -e stderr -c /opt/operator-hub/nginx.conf
