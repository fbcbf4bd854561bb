import type { Channel } from './channels'
import { detectChannel } from './detect-channel'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const pixel = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const androidTablet = 'Mozilla/5.0 (Linux; Android 16; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

describe('the channel', () => {
  const rows: [Channel, string, boolean][] = [
    ['VZW-DOTCOM', mac, false],
    ['VZW-DOTCOM', '', false],
    ['VZW-DOTCOM-MOB', iphone, false],
    ['VZW-DOTCOM-MOB', pixel, false],
    ['VZW-DOTCOM-TAB', ipad, false],
    ['VZW-DOTCOM-TAB', androidTablet, false],
    ['VZW-MFA-IOS', `${iphone} HalyardApp/21.0`, false],
    ['VZW-MFA-IOS', `${ipad} halyardapp/21.0`, false],
    ['VZW-MFA-ANDROID', `${pixel} HalyardApp/21.0`, false],
    ['VZW-RPS', `${pixel} HalyardApp/21.0`, true],
    ['VZW-RPS', mac, true],
  ]
  it.each(rows)('is %s for %s with the RPS flag %s', (channel, userAgent, isRpsFlow) => {
    expect(detectChannel({ userAgent, isRpsFlow, appMarker: 'HalyardApp' })).toBe(channel)
  })

  it('is never an app channel while no marker is configured', () => {
    expect(detectChannel({ userAgent: iphone, appMarker: '' })).toBe('VZW-DOTCOM-MOB')
  })
})
