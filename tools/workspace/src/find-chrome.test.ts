import { findChrome, type Machine } from './find-chrome.mjs'

const bare: Machine = {
  chromePath: undefined,
  exists: () => false,
  locate: () => undefined,
  canInstallPackages: false,
  run: () => false,
  downloaded: () => undefined,
}

const machine = (has: Partial<Machine>): Machine => ({ ...bare, ...has })

/** A machine where a command, once run, makes `path` appear. */
const installing = (program: string, has: (ran: () => boolean) => Partial<Machine>) => {
  const commands: string[][] = []
  const ran = () => commands.some((command) => command.includes('install') && command[0] === program)
  return {
    commands,
    machine: machine({ ...has(ran), run: (...command) => commands.push(command) > 0 }),
  }
}

describe('findChrome', () => {
  it('takes CHROME_PATH before an installed browser', () => {
    const found = findChrome(machine({ chromePath: '/mine', exists: () => true, locate: () => '/usr/bin/chromium' }))
    expect(found).toBe('/mine')
  })

  it('refuses a CHROME_PATH that names nothing, even where a browser is installed', () => {
    const find = () => findChrome(machine({ chromePath: '/mine', locate: () => '/usr/bin/chromium' }))
    expect(find).toThrow('CHROME_PATH names /mine, which does not exist.')
  })

  it.each(['chromium', 'google-chrome'])('takes %s from the PATH', (program) => {
    const found = findChrome(machine({ locate: (name) => (name === program ? `/bin/${name}` : undefined) }))
    expect(found).toBe(`/bin/${program}`)
  })

  it('takes a browser that Playwright downloaded before it installs one', () => {
    const run = jest.fn(() => true)
    expect(findChrome(machine({ canInstallPackages: true, run, downloaded: () => '/cache/chrome' }))).toBe(
      '/cache/chrome',
    )
    expect(run).not.toHaveBeenCalled()
  })

  it('takes the headless shell before the whole browser', () => {
    expect(findChrome(machine({ locate: (name) => `/usr/bin/${name}` }))).toBe('/usr/bin/chromium-headless-shell')
  })

  it('installs the package of the system as root, from fresh lists', () => {
    const { commands, machine: root } = installing('apt-get', (ran) => ({
      canInstallPackages: true,
      locate: (name) => (ran() ? `/usr/bin/${name}` : undefined),
    }))
    expect(findChrome(root)).toBe('/usr/bin/chromium-headless-shell')
    expect(commands.map((command) => command.slice(0, 2))).toEqual([
      ['apt-get', 'update'],
      ['apt-get', 'install'],
    ])
  })

  it('installs the whole browser where the system has no headless shell', () => {
    const tried: string[] = []
    const root = machine({
      canInstallPackages: true,
      run: (...command) => {
        tried.push(...command)
        return !command.includes('chromium-headless-shell')
      },
      locate: (name) => (tried.includes(name) ? `/usr/bin/${name}` : undefined),
    })
    expect(findChrome(root)).toBe('/usr/bin/chromium')
  })

  it('downloads one where packages cannot be installed', () => {
    const { commands, machine: user } = installing('npx', (ran) => ({
      downloaded: () => (ran() ? '/cache/chrome' : undefined),
    }))
    expect(findChrome(user)).toBe('/cache/chrome')
    expect(commands).toEqual([['npx', 'playwright', 'install', 'chromium']])
  })

  it('says in one sentence what to do when nothing worked', () => {
    expect(() => findChrome(machine({ canInstallPackages: true }))).toThrow(
      'No Chromium found or installable: install Chromium or Chrome, or set CHROME_PATH to one.',
    )
  })
})
