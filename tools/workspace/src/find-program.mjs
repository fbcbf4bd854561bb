/**
 * What the search asks of the machine it runs on.
 * @typedef {Pick<import('./find-chrome.mjs').Machine, 'exists' | 'locate' | 'canInstallPackages' | 'run'>} ProgramMachine
 */

/**
 * @typedef {object} Wanted
 * @property {readonly string[]} programs on the PATH, best first
 * @property {readonly string[]} packages Debian's, installed where none of the programs is there
 * @property {string} title what a message calls it
 * @property {string} variable names a program that goes before all others
 * @property {string | undefined} named its value
 */

/**
 * The path of a program that can run, installed first where there is none.
 * @param {ProgramMachine} machine
 * @param {Wanted} wanted
 * @returns {string}
 */
export function findProgram(machine, wanted) {
  const { title, variable, named } = wanted
  if (named) return existing(machine, variable, named)
  const path = locateAny(machine, wanted) ?? install(machine, wanted)
  if (path) return path
  throw new Error(`No ${title} found or installable: install ${wanted.packages[0]}, or set ${variable} to one.`)
}

/** @param {ProgramMachine} machine @param {string} variable @param {string} path */
function existing(machine, variable, path) {
  if (machine.exists(path)) return path
  throw new Error(`${variable} names ${path}, which does not exist.`)
}

/** @param {ProgramMachine} machine @param {Wanted} wanted */
const locateAny = (machine, { programs }) => programs.map(machine.locate).find(Boolean)

/** @param {ProgramMachine} machine @param {Wanted} wanted */
function install(machine, wanted) {
  if (!machine.canInstallPackages || !machine.run('apt-get', 'update')) return undefined
  machine.run('apt-get', 'install', '-y', '--no-install-recommends', ...wanted.packages)
  return locateAny(machine, wanted)
}
