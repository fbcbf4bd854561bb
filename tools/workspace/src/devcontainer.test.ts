import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>

const container = read('.devcontainer/devcontainer.json')

describe('the development container', () => {
  it('has a Node version that the workspace supports', () => {
    const [major = 0] = /\d+$/.exec(String(container['image'])) ?? []
    const { node } = read('package.json')['engines'] as { node: string }
    expect(Number(major)).toBeGreaterThanOrEqual(Number(/\d+/.exec(node)?.[0]))
  })

  it('installs the system packages that the tests need', () => {
    const words = String(container['onCreateCommand']).split(/\s+/)
    expect(words).toEqual(expect.arrayContaining(['chromium', 'redis-server', 'npm', 'ci']))
  })

  it('forwards the port of the shop', () => {
    expect(readFileSync(join(root, 'apps/simulator/src/read-options.ts'), 'utf8')).toContain(
      `'${(container['forwardPorts'] as number[])[0]}'`,
    )
  })
})
