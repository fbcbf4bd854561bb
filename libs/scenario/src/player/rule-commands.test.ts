import { compileScenario, indexRules } from './compile-scenario'
import { ruleCommands, type CommandSubject } from './rule-commands'
import { scenarioOf } from './testing/play'

const subject: CommandSubject = { sessionId: 'ann', cartId: 'C1', caseId: 'CASE1' }

const commandsOf = (then: Parameters<typeof scenarioOf>[0]['then'], given = subject) => {
  const list = indexRules([compileScenario(scenarioOf({ always: true, then }))]).byOperation.get('cart.addDevice')
  return ruleCommands(list?.rules ?? [], given).map(({ command }) => command)
}

describe("a rule's command", () => {
  it("is about the call's own cart, case and session", () => {
    expect(
      commandsOf([
        { lockCart: { channel: 'VZW-RETAIL' } },
        { unlockCart: {} },
        { handOverCase: { channel: 'VZW-CHAT' } },
        { expireSession: {} },
        { extendSession: {} },
      ]),
    ).toEqual([
      { lockCart: { channel: 'VZW-RETAIL', cartId: 'C1' } },
      { unlockCart: { cartId: 'C1' } },
      { handOverCase: { channel: 'VZW-CHAT', caseId: 'CASE1' } },
      { expireSession: { sessionId: 'ann' } },
      { extendSession: { sessionId: 'ann' } },
    ])
  })

  it('keeps what it names itself', () => {
    const named = [{ unlockCart: { cartId: 'C9' } }, { sellOut: { skuId: 'orbit-12-pro-kelp-128' } }]
    expect(commandsOf(named)).toEqual(named)
  })

  it('has no subject where the call has no cart', () => {
    const withoutCart = { sessionId: 'ann', cartId: undefined, caseId: undefined }
    expect(commandsOf([{ unlockCart: {} }, { expireSession: {} }], withoutCart)).toEqual([
      undefined,
      { expireSession: { sessionId: 'ann' } },
    ])
  })
})
