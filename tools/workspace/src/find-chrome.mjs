/**
 * What the search asks of the machine it runs on.
 * @typedef {object} Machine
 * @property {string | undefined} chromePath the value of CHROME_PATH
 * @property {(path: string) => boolean} exists
 * @property {(name: string) => string | undefined} locate a program on the PATH
 * @property {boolean} canInstallPackages root on a system with apt-get
 * @property {(...command: string[]) => boolean} run whether the command succeeded
 * @property {() => string | undefined} downloaded Playwright's own browser, once downloaded
 */

/** Debian's, smallest first: the headless shell runs the browser tests in two thirds of the whole browser's time. */
const packages = ['chromium-headless-shell', 'chromium']

const programs = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** @type {readonly ((machine: Machine) => string | undefined)[]} */
const steps = [installed, (machine) => machine.downloaded(), installPackage, download]

/**
 * The path of a Chromium that can run, installed first where there is none.
 * @param {Machine} machine
 * @returns {string}
 */
export function findChrome(machine) {
  if (machine.chromePath) return named(machine, machine.chromePath)
  for (const step of steps) {
    const path = step(machine)
    if (path) return path
  }
  throw new Error('No Chromium found or installable: install Chromium or Chrome, or set CHROME_PATH to one.')
}

/**
 * @param {Machine} machine
 * @param {string} path
 */
function named(machine, path) {
  if (machine.exists(path)) return path
  throw new Error(`CHROME_PATH names ${path}, which does not exist.`)
}

/** @param {Machine} machine */
function installed(machine) {
  return programs.map(machine.locate).find(Boolean) ?? applications.find(machine.exists)
}

/** @param {Machine} machine */
function installPackage(machine) {
  if (!machine.canInstallPackages || !machine.run('apt-get', 'update')) return undefined
  const install = (/** @type {string} */ name) =>
    machine.run('apt-get', 'install', '-y', '--no-install-recommends', name, 'fonts-liberation')
  const found = packages.find((name) => install(name) && machine.locate(name))
  return found && machine.locate(found)
}

/** @param {Machine} machine */
function download(machine) {
  machine.run('npx', 'playwright', 'install', 'chromium')
  return machine.downloaded()
}
