import { isVideoChatOffered, nextVideoChatTurn } from './video-chat'

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

describe('the next turn of video chat', () => {
  it.each([
    [0, 8],
    [7, 8],
    [8, 22],
    [21, 22],
    [22, 32],
    [23, 32],
  ])('after the hour %i is at %i', (hour, next) => expect(nextVideoChatTurn(hour)).toBe(next))
})
