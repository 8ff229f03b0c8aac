#!/bin/sh
# The pooler reads passwords from a file; this one is in memory.
set -eu
umask 077
printf '"shop" "%s"\n' "$SHOP_PASSWORD" >/tmp/userlist.txt
exec pgbouncer "${1:-/etc/pgbouncer/pgbouncer.ini}"
