#!/usr/bin/env bash
# Asks the simulator of this container whether it is ready. Bash alone does that: a Node for each probe takes 50 MB.
set -euo pipefail

case "${HOST:-}" in
  '' | localhost | 0.0.0.0 | ::) host=127.0.0.1 ;;
  *) host=$HOST ;;
esac

request='GET /__sim/ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n'
[[ -n "${SIM_TOKEN:-}" ]] && request+="Authorization: Bearer $SIM_TOKEN\r\n"

exec 3<>"/dev/tcp/$host/${PORT:-4010}"
printf '%b\r\n' "$request" >&3
read -r _ status _ <&3

# Without a token the control API refuses an address that is not loopback; a simulator that refuses is up.
[[ "$status" == 200 || "$status" == 403 ]]
