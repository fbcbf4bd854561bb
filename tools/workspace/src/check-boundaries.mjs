/** `nx boundaries`: the rules of .dependency-cruiser.cjs, and no circle of folders at any depth. */
import { join } from 'node:path'
import process from 'node:process'
import { cruise, format } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'
import { describeCircle, findCircles } from './folder-circles.mjs'
import { root } from './nx.mjs'

process.chdir(root)
const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'))
const { output: graph } = await cruise(['apps', 'libs', 'tools'], options)
if (typeof graph === 'string') throw new Error(graph)
const { output: report, exitCode } = await format(graph, { outputType: 'err' })
const circles = findCircles(graph.modules)

console.log([typeof report === 'string' ? report.trim() : '', ...circles.map(describeCircle)].join('\n'))
process.exitCode = exitCode === 0 && circles.length === 0 ? 0 : 1
