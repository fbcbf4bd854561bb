/** The second device of a session is refused, and a store holds the cart from then on. */
export const retailLock = `
apiVersion: sim/v1
kind: Scenario
id: second-add-device
title: The second add-device answers 208, then retail holds the cart
rules:
  - id: add-device-208
    on: cart.addDevice
    per: session
    nth: 2
    reply: { error: "208" }
    commit: false
    then:
      - lockCart: { channel: VZW-RETAIL, ttl: PT15M }
expect:
  - { rule: add-device-208, fired: 1 }
`
