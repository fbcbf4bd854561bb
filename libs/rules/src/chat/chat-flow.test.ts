import { chatFlow } from './chat-flow'

describe('the flow of a chat', () => {
  it.each([
    [['PLP_01'], '0', false, 'LP'],
    [['PLP_06'], '00', false, 'LP'],
    [['PLP_07'], '0', false, 'CO'],
    [['PLP_08'], '0', false, 'CO'],
    [['PLP_08', 'PLP_03'], '0', false, 'LP'],
    [['P_NoNBA'], '0', false, null],
    [['PLP_99'], '0', false, null],
    [['constructor'], '0', false, null],
    [[], '0', false, null],
    [['PLP_01'], '1', false, null],
    [[], '1', true, 'LP'],
  ] as const)('of %j with status %s, in progress %s, is %s', (propositionIds, statusCode, isChatInProgress, flow) =>
    expect(chatFlow({ propositionIds, statusCode, isChatInProgress })).toBe(flow),
  )
})
