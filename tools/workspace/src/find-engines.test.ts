import { findEngines, type EngineMachine } from './find-engines.mjs'

const machine = (has: Partial<EngineMachine>): EngineMachine => ({
  variables: {},
  exists: () => false,
  locate: () => undefined,
  canInstallPackages: false,
  run: () => false,
  ...has,
})

describe('findEngines', () => {
  it('names what is installed, and installs nothing', () => {
    const run = jest.fn(() => true)
    expect(findEngines(machine({ locate: (name) => `/bin/${name}`, canInstallPackages: true, run }))).toEqual({
      CHROMIUM_PATH: '/bin/chromium',
      FIREFOX_PATH: '/bin/firefox-esr',
      WEBKIT_DRIVER_PATH: '/bin/WebKitWebDriver',
      XVFB_RUN_PATH: '/bin/xvfb-run',
    })
    expect(run).not.toHaveBeenCalled()
  })

  it('takes the browser that a variable names', () => {
    const variables = { FIREFOX_PATH: '/mine' }
    expect(findEngines(machine({ variables, exists: () => true, locate: (name) => `/bin/${name}` }))).toMatchObject({
      FIREFOX_PATH: '/mine',
    })
  })

  it('installs only what is missing', () => {
    const installed: string[] = []
    const root = machine({
      canInstallPackages: true,
      run: (...command) => {
        if (command[1] === 'install') installed.push(...command.slice(4))
        return true
      },
      locate: (name) =>
        ['chromium', 'firefox-esr'].includes(name) || installed.length > 0 ? `/usr/bin/${name}` : undefined,
    })
    expect(findEngines(root).WEBKIT_DRIVER_PATH).toBe('/usr/bin/WebKitWebDriver')
    expect(installed).toEqual(['webkit2gtk-driver', 'fonts-liberation'])
  })

  it('names everything that it can neither find nor install', () => {
    expect(() => findEngines(machine({}))).toThrow(
      [
        'No whole Chromium found or installable: install chromium, or set CHROMIUM_PATH to one.',
        'No Firefox found or installable: install firefox-esr, or set FIREFOX_PATH to one.',
        'No WebKit driver found or installable: install webkit2gtk-driver, or set WEBKIT_DRIVER_PATH to one.',
        'No virtual screen found or installable: install xvfb, or set XVFB_RUN_PATH to one.',
      ].join('\n'),
    )
  })
})
