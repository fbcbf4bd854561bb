/** A scenario that makes the second add of a session fail, and hands its cart to retail. */
export const secondAdd = `apiVersion: sim/v1
kind: Scenario
id: second
title: The second add answers 208
rules:
  - { id: second-add, on: cart.addDevice, nth: 2, reply: { error: "208" }, then: [lockCart: { channel: VZW-RETAIL }] }
expect:
  - { rule: second-add, fired: 1 }
`
