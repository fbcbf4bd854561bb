/** `nx boundaries`: the rules of .dependency-cruiser.cjs, and no circle of folders at any depth. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describeCircle, findCircles } from './folder-circles.mjs'
import { root } from './nx.mjs'

// The package exports none of its programs.
const cruiser = join(root, 'node_modules/dependency-cruiser/bin')

/**
 * @param {string} program
 * @param {readonly string[]} given
 * @param {string} [input]
 */
function run(program, given, input) {
  const options = { cwd: root, encoding: /** @type {const} */ ('utf8'), maxBuffer: 256 * 1024 * 1024 }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(cruiser, program), ...given], {
    ...options,
    ...(input !== undefined && { input }),
  })
  process.stderr.write(stderr)
  return { status, stdout }
}

const graph = run('dependency-cruise.mjs', [
  '--config',
  '.dependency-cruiser.cjs',
  '-T',
  'json',
  'apps',
  'libs',
  'tools',
])
const report = run('depcruise-fmt.mjs', ['-T', 'err', '-e', '-'], graph.stdout)
const circles = findCircles(JSON.parse(graph.stdout).modules)

console.log([report.stdout.trim(), ...circles.map(describeCircle)].join('\n'))
process.exitCode = report.status === 0 && circles.length === 0 ? 0 : 1
