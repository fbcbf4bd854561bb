#!/usr/bin/env bash
# The second add-device answers 208, then retail holds the cart: with curl alone.
set -euo pipefail

sim=${SIM_URL:-http://localhost:4010}
world="shell-$$"
here=$(cd "$(dirname "$0")" && pwd)
jar=$(mktemp)

control() { curl -sS --fail-with-body "$@"; }
drop() {
  control -o /dev/null -X DELETE "$sim/__sim/v1/worlds/$world"
  rm -f "$jar"
}

control -o /dev/null -X POST "$sim/__sim/v1/worlds" \
  -H 'content-type: application/json' -d "{\"id\":\"$world\",\"persona\":\"prospect\"}"
trap drop EXIT
control -o /dev/null -X PUT "$sim/__sim/v1/worlds/$world/scenarios/retail-takes-over" \
  -H 'content-type: application/yaml' --data-binary "@$here/retail-takes-over.yaml"

# The cookies are the shopper: their session, and the world that it is in.
control -o /dev/null -c "$jar" "$sim/__sim/v1/worlds/$world/enter"

add_phone() {
  curl -sS -b "$jar" -c "$jar" "$sim/soe/digital/prospect/cartservice/cart/nse/add-device" \
    -H 'content-type: application/json' -d '{"cartInfo":{},"data":{"lines":[{"isNewLine":true,
      "device":{"id":"orbit-12-pro-kelp-128","productId":"dev14000001","dppMonths":36,"contractTerm":"36"}}]}}'
}

expect() {
  if [[ "$2" == *"$1"* ]]; then echo "ok: $1"; else
    echo "expected $1 in $2" >&2
    exit 1
  fi
}

expect '"itemCount":1' "$(add_phone)"
expect '"id":"208"' "$(add_phone)"
expect '"id":"CART_LOCKED"' "$(add_phone)"

verified=$(control -X POST "$sim/__sim/v1/worlds/$world/verify")
if [[ "$verified" == '{"ok":true'* ]]; then echo 'verified'; else
  echo "$verified" >&2
  exit 1
fi
