/** `nx boundaries`: the rules of .dependency-cruiser.cjs, and no circle of folders at any depth. */
import process from 'node:process'
import { format } from 'dependency-cruiser'
import { cruiseWorkspace } from './cruise-workspace.mjs'
import { describeCircle, findCircles } from './folder-circles.mjs'

const graph = await cruiseWorkspace()
const { output: report, exitCode } = await format(graph, { outputType: 'err' })
const circles = findCircles(graph.modules)

console.log([typeof report === 'string' ? report.trim() : '', ...circles.map(describeCircle)].join('\n'))
process.exitCode = exitCode === 0 && circles.length === 0 ? 0 : 1
