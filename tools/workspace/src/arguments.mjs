/**
 * Splits what `npm test` was given: `--soak` is ours, the rest is Nx's.
 * @param {readonly string[]} given
 * @returns {{ soak: boolean, nx: string[] }}
 */
export function readTestArguments(given) {
  return { soak: given.includes('--soak'), nx: given.filter((argument) => argument !== '--soak') }
}

/**
 * Where the shop listens: flags before environment, port 4010 on this machine by default.
 * @param {readonly string[]} given
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {{ port: number, host: string }}
 */
export function readAddress(given, env) {
  return {
    port: Number(flag(given, 'port') ?? env['PORT'] ?? 4010),
    host: flag(given, 'host') ?? env['HOST'] ?? 'localhost',
  }
}

/**
 * What `npm start` was given, with a directory for the worlds where neither it nor another store is named.
 * @param {readonly string[]} given
 * @param {string} directory
 * @returns {string[]}
 */
export function withStore(given, directory) {
  const isNamed = flag(given, 'data') !== undefined || flag(given, 'store') !== undefined
  return isNamed ? [...given] : ['--data', directory, ...given]
}

/**
 * @param {readonly string[]} given
 * @param {string} name
 * @returns {string | undefined}
 */
function flag(given, name) {
  const joined = given.find((argument) => argument.startsWith(`--${name}=`))
  if (joined) return joined.slice(name.length + 3)
  const at = given.indexOf(`--${name}`)
  return at === -1 ? undefined : given[at + 1]
}
