import { helpRowsFor } from './help-rows'

const rowsOf = (...entries: string[]) => helpRowsFor(entries).map(({ way, text }) => `${way}: ${text}`)

describe('the help of an error page', () => {
  it.each([
    [['EA_C'], ['chat: chat']],
    [['EA_VC'], ['video: video']],
    [['EA_BAU'], ['chat: representative', 'video: videoLink']],
    [
      ['EA_VC', 'EA_C'],
      ['chat: chat', 'video: video'],
    ],
    [
      ['EA_BAU', 'EA_C'],
      ['chat: chat', 'video: videoLink'],
    ],
    [['VideoChatEnabled'], []],
  ])('with %j offers %j', (entries, expected) => expect(rowsOf(...entries)).toEqual(expected))
})
