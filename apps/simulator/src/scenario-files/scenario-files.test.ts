import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { createMemoryStore } from '@soe/world'
import type { FastifyInstance } from 'fastify'
import { createSimulator } from '../create-simulator'
import { createShopper } from '../testing/create-shopper'
import { deviceBody } from '@soe/carrier/testing'
import { testNow } from '../testing/start-simulator'
import { fileLimit } from './scan-folder'

let dir: string
let app: FastifyInstance
let client: SimulatorClient
let said: string[]

const scenario = (id: string, error = '208', nth = 1) => `apiVersion: sim/v1
kind: Scenario
id: ${id}
title: Adding a device answers ${error}
rules:
  - { id: the-rule, on: cart.addDevice, nth: ${nth}, reply: { error: "${error}" } }
expect:
  - { rule: the-rule, fired: 1 }
`

const one = {
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'one',
  title: 'Adding a plan answers 417',
  rules: [{ id: 'the-rule', on: 'cart.addPlan', nth: 1, reply: { error: '417' } }],
  expect: [{ rule: 'the-rule', fired: 1 }],
}

/** As a careful editor saves: the file is never half there. */
const save = (file: string, text: string) => {
  const path = join(dir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.tmp`, text)
  renameSync(`${path}.tmp`, path)
}

const start = () =>
  createSimulator({
    worlds: createMemoryStore(),
    clock: () => testNow,
    ids: {
      secret: (
        (made) => () =>
          (++made).toString(16).padStart(32, '0')
      )(0),
    },
    scenariosDir: dir,
    logger: { error: (text: string) => said.push(text) },
  })

beforeEach(async () => {
  said = []
  dir = mkdtempSync(join(tmpdir(), 'soe-scenarios-'))
  save('mine.yaml', scenario('mine'))
  save('locks/held.yml', `${scenario('held')}---\n${scenario('held-again')}`)
  save('one.json', `// One of two.\n${JSON.stringify(one)}`)
  save('notes.txt', 'no scenario')
  app = await start()
  client = createSimulatorClient({ baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }) })
})
afterEach(async () => {
  await app.close()
  rmSync(dir, { recursive: true, force: true })
})

const added = async () =>
  (await client.catalogScenarios())
    .filter(({ id }) => /^(mine|held|held-again|one|new)$/.test(id))
    .map(({ id, area }) => `${area}/${id}`)

const fileNamed = async (name: string) => (await client.scenarioFiles()).find(({ file }) => file === name)

const fireIn = async (world: string) => {
  const shopper = createShopper(app, world, 'prospect')
  await shopper.enter()
  return (await shopper.call('cart.addDevice', { body: deviceBody() })).errorId
}

describe('scenarios in files', () => {
  it('stand in the catalogue, by the folder that they are in', async () => {
    expect(await added()).toEqual(['locks/held', 'locks/held-again', 'files/mine', 'files/one'])
    expect(await client.scenarioFiles()).toEqual([
      {
        file: 'locks/held.yml',
        ids: ['held', 'held-again'],
        ok: true,
        problems: [],
        loadedAt: expect.any(String) as string,
      },
      { file: 'mine.yaml', ids: ['mine'], ok: true, problems: [], loadedAt: expect.any(String) as string },
      { file: 'one.json', ids: ['one'], ok: true, problems: [], loadedAt: expect.any(String) as string },
    ])
    expect(said).toEqual([])
  })

  it('are armed by their id like the built-in ones', async () => {
    const { id } = await client.makeWorld({ scenario: 'mine' })
    expect(await fireIn(id)).toBe('208')
    const { id: other } = await client.makeWorld()
    const put = (name: string) =>
      app.inject({ method: 'PUT', url: `/__sim/v1/worlds/${other}/scenarios/${name}`, headers: { host: 'localhost' } })
    expect((await put('held')).json()).toMatchObject({ ok: true, armed: true, id: 'held', rules: 1 })
    expect(await fireIn(other)).toBe('208')
    const unknown = (await put('nowhere')).json()
    expect(unknown.error).toMatchObject({ code: 'UNKNOWN_SCENARIO' })
    expect(unknown.error.allowed).toEqual(expect.arrayContaining(['mine', 'held', 'one']))
  })

  it('are read again when they change, and armed again with their counts at none', async () => {
    const { id } = await client.makeWorld({ scenario: 'mine' })
    const { id: untouched } = await client.makeWorld({ scenario: 'held' })
    expect(await fireIn(id)).toBe('208')
    save('mine.yaml', scenario('mine', '417'))
    await app.reloadScenarios()
    expect(await client.scenarios(id)).toMatchObject([{ id: 'mine', rules: [{ matched: 0, fired: 0 }] }])
    expect(await fireIn(id)).toBe('417')
    expect(await fireIn(untouched)).toBe('208')
  })

  it('leave alone what a world has armed under the same id from elsewhere', async () => {
    const { id } = await client.makeWorld()
    await client.arm(id, scenario('mine', '417'))
    save('mine.yaml', scenario('mine', 'ITEM_NOT_FOUND'))
    await app.reloadScenarios()
    expect(await fireIn(id)).toBe('417')
  })

  it('keep their last good version where a file breaks, and say what is wrong and where', async () => {
    save('mine.yaml', scenario('mine').replace('addDevice', 'addDevise'))
    await app.reloadScenarios()
    expect(await fileNamed('mine.yaml')).toMatchObject({ ok: false, ids: ['mine'], problems: [{ line: 6 }] })
    expect(said).toHaveLength(2)
    expect(said[0]).toMatch(/\/mine\.yaml:6:\d+: rules\[0\]\.on: .*cart\.addDevise.*cart\.addDevice/s)
    expect(said[1]).toBe(`${join(dir, 'mine.yaml')}: its last good version stays.`)
    const { id } = await client.makeWorld({ scenario: 'mine' })
    expect(await fireIn(id)).toBe('208')
    await app.reloadScenarios()
    expect(said).toHaveLength(2)
    save('mine.yaml', scenario('mine', '417'))
    await app.reloadScenarios()
    expect(await fileNamed('mine.yaml')).toMatchObject({ ok: true, problems: [] })
    expect(await fireIn(id)).toBe('417')
  })

  it('outlive a file that is half written', async () => {
    const whole = scenario('mine', '417')
    for (const part of ['', whole.slice(0, 40), whole.slice(0, -60)]) {
      writeFileSync(join(dir, 'mine.yaml'), part)
      await app.reloadScenarios()
      expect((await fileNamed('mine.yaml'))?.ids).toEqual(['mine'])
    }
    truncateSync(join(dir, 'mine.yaml'))
    await app.reloadScenarios()
    expect(await added()).toContain('files/mine')
    writeFileSync(join(dir, 'mine.yaml'), whole)
    await app.reloadScenarios()
    expect(await fileNamed('mine.yaml')).toMatchObject({ ok: true, ids: ['mine'] })
  })

  it('leave the catalogue with their file, and stay where they are armed', async () => {
    const { id } = await client.makeWorld({ scenario: 'mine' })
    rmSync(join(dir, 'mine.yaml'))
    await app.reloadScenarios()
    expect(await added()).not.toContain('files/mine')
    await expect(client.makeWorld({ scenario: 'mine' })).rejects.toMatchObject({ code: 'UNKNOWN_SCENARIO' })
    expect(await fireIn(id)).toBe('208')
  })

  it('have an id of their own, or both files are named', async () => {
    save('copy.yaml', scenario('mine', '417'))
    save('built-in.yaml', scenario((await client.catalogScenarios()).at(-1)?.id ?? ''))
    await app.reloadScenarios()
    expect((await fileNamed('mine.yaml'))?.ok).toBe(true)
    expect(await fileNamed('copy.yaml')).toMatchObject({ ok: false, ids: [] })
    expect(said.join('\n')).toContain('copy.yaml names a scenario "mine", which is in mine.yaml already')
    expect(said.join('\n')).toContain('which is in the built-in catalogue already')
    rmSync(join(dir, 'mine.yaml'))
    await app.reloadScenarios()
    expect(await fileNamed('copy.yaml')).toMatchObject({ ok: true, ids: ['mine'] })
  })

  it('are not read where they are links out of the folder, and are where they lead to another file in it', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'soe-elsewhere-'))
    writeFileSync(join(elsewhere, 'secret.yaml'), scenario('secret'))
    save('.kept/mounted.yaml', scenario('mounted'))
    symlinkSync(join(elsewhere, 'secret.yaml'), join(dir, 'secret.yaml'))
    symlinkSync(join('.kept', 'mounted.yaml'), join(dir, 'mounted.yaml'))
    await app.reloadScenarios()
    rmSync(elsewhere, { recursive: true })
    const ids = (await client.catalogScenarios()).map(({ id }) => id)
    expect([ids.includes('secret'), ids.includes('mounted')]).toEqual([false, true])
    expect(said.join('\n')).toContain('The file is a link out of the folder, and is not read.')
  })

  it('are refused by their size before they are read', async () => {
    save('huge.yaml', `# ${'x'.repeat(fileLimit)}`)
    await app.reloadScenarios()
    expect(await fileNamed('huge.yaml')).toMatchObject({ ok: false, problems: [{ code: 'too-large' }] })
    expect((await fileNamed('huge.yaml'))?.loadedAt).toBeUndefined()
  })

  it('are read by themselves soon after a file was saved', async () => {
    const { id } = await client.makeWorld({ scenario: 'mine' })
    save('mine.yaml', scenario('mine', '417'))
    for await (const event of client.follow(id)) {
      if (event.type !== 'world') continue
      expect(event.event).toMatchObject({ kind: 'scenario-armed', details: { scenario: 'mine' } })
      expect(event.event.sentence).toContain('its file has changed')
      break
    }
    expect(await fireIn(id)).toBe('417')
  })
})

it('a folder that is not there is told at the start', async () => {
  await app.close()
  rmSync(dir, { recursive: true })
  await expect(start()).rejects.toThrow(`There is no folder ${dir}: --scenarios takes one with scenarios in`)
})
