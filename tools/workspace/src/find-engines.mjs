import { findProgram } from './find-program.mjs'

/** @typedef {import('./find-program.mjs').ProgramMachine & { variables: Readonly<Record<string, string | undefined>> }} EngineMachine */

/** A Chromium that keeps pages, the other browsers, and the screen that WebKit needs. */
const wanted = [
  {
    title: 'whole Chromium',
    programs: ['chromium', 'chromium-browser', 'google-chrome'],
    packages: ['chromium', 'fonts-liberation'],
    variable: 'CHROMIUM_PATH',
  },
  {
    title: 'Firefox',
    programs: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr', 'fonts-liberation'],
    variable: 'FIREFOX_PATH',
  },
  {
    title: 'WebKit driver',
    programs: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'fonts-liberation'],
    variable: 'WEBKIT_DRIVER_PATH',
  },
  { title: 'virtual screen', programs: ['xvfb-run'], packages: ['xvfb', 'xauth'], variable: 'XVFB_RUN_PATH' },
]

/**
 * The environment that names each browser engine, installed first where the machine lacks it.
 * Throws one error that names everything that is missing.
 * @param {EngineMachine} machine
 * @returns {Record<string, string>}
 */
export function findEngines(machine) {
  const results = wanted.map((program) => find(machine, program))
  const missing = results.flatMap((result) => result.problem ?? [])
  if (missing.length > 0) throw new Error(missing.join('\n'))
  return Object.fromEntries(results.map(({ variable, path = '' }) => [variable, path]))
}

/**
 * @param {EngineMachine} machine
 * @param {typeof wanted[number]} program
 * @returns {{ variable: string, path?: string, problem?: string }}
 */
function find(machine, program) {
  const { variable } = program
  try {
    return { variable, path: findProgram(machine, { ...program, named: machine.variables[variable] }) }
  } catch (error) {
    return { variable, problem: error instanceof Error ? error.message : String(error) }
  }
}
