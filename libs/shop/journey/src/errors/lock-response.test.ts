import { lockResponse } from './lock-response'

const redirect = { kind: 'redirect', destination: { page: 'cartLocked', query: {} }, resetsLock: true }

describe('a locked cart', () => {
  it('that an agent of the chat holds has a page of its own', () => {
    const facts = { isMobile: true, isViaCartIcon: false, lockedChannelId: 'VZW-CHAT' }
    expect(lockResponse(facts)).toMatchObject({ kind: 'redirect', destination: { page: 'cartLocked/chatRep' } })
  })

  it.each([
    [true, false],
    [false, true],
    [true, true],
  ])('on mobile %s, via the cart icon %s, opens the locked page and resets the lock', (isMobile, isViaCartIcon) => {
    expect(lockResponse({ isMobile, isViaCartIcon, lockedChannelId: 'VZW-RETAIL' })).toEqual(redirect)
  })

  it.each([
    ['VZW-RETAIL', 'assisted'],
    ['VZW-TELESALES', 'assisted'],
    ['VZW-CHAT', 'assisted'],
    ['VZW-DOTCOM', 'digital'],
    ['VZW-DOTCOM-MOB', 'digital'],
    ['VZW-DOTCOM-TAB', 'digital'],
    ['VZW-MFA-IOS', 'digital'],
    ['VZW-MFA-ANDROID', 'digital'],
    ['VZW-RPS', 'assisted'],
  ])('held by %s shows a message with %s details elsewhere', (channel, details) => {
    const facts = { isMobile: false, isViaCartIcon: false, lockedChannelId: channel }
    expect(lockResponse(facts)).toEqual({ kind: 'message', channel, details })
  })

  it.each([undefined, ''])('without an owner (%j) is held by the desktop channel', (lockedChannelId) => {
    const facts = { isMobile: false, isViaCartIcon: false, lockedChannelId }
    expect(lockResponse(facts)).toEqual({ kind: 'message', channel: 'VZW-DOTCOM', details: 'digital' })
  })
})
