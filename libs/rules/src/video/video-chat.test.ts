import { isVideoChatOffered } from './video-chat'

describe('video chat', () => {
  it.each([
    [7, 9, false],
    [8, 9, true],
    [21, 9, true],
    [22, 9, false],
    [0, 9, false],
    [12, 4, true],
    [12, 3, false],
    [12, 0, false],
  ])('at %i o’clock with %i agents is offered: %s', (hour, agents, offered) =>
    expect(isVideoChatOffered({ hour, agents })).toBe(offered),
  )
})
