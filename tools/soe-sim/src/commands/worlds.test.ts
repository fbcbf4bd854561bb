import { addDevice } from '../testing/add-device'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld } = fixture

describe('worlds', () => {
  it('makes one as asked, tells its address, shows it and drops it', async () => {
    const options = '--id made --persona signed-in --seed 5 --freeze 2026-12-24T18:00:00Z'
    const made = await sim(`worlds make ${options} --scenario cart-load-503-once`)
    expect([made.code, made.out.split('\n')]).toEqual([
      0,
      [
        'Made the world made: persona signed-in, seed 5, clock 2026-12-24T18:00:00.000Z.',
        expect.stringMatching(/^Armed cart-load-503-once: /),
        `Enter it at ${fixture.url}/__sim/v1/worlds/made/enter?to=%2F`,
      ],
    ])
    expect((await sim('worlds')).out).toMatch(/^made +signed-in +2026-12-24T18:00:00.000Z \(frozen\) +5 +1$/m)
    expect((await sim('worlds show made')).out).toMatch(/^World made: [^]*holds nothing[^]*Armed is cart-load-503-once/)
    expect((await sim('worlds enter made --to /cart?a=b')).out).toBe(
      `${fixture.url}/__sim/v1/worlds/made/enter?to=%2Fcart%3Fa%3Db`,
    )
    expect(await sim('worlds drop made')).toEqual({ code: 0, out: 'Dropped the world made.', err: '' })
    expect(await sim('worlds drop made')).toMatchObject({ code: 2, err: 'There is no world "made".' })
  })

  it('sweeps those of a label, and those that nothing has happened in', async () => {
    for (const id of ['one', 'two']) await sim(`worlds make --id swept-${id} --title ${id} --label run=${id} suite=all`)
    expect((await sim('worlds')).out).toMatch(/^swept-one .* one +run=one suite=all$/m)
    expect(await json('worlds sweep --label run=one suite=all')).toEqual({ dropped: ['swept-one'] })
    expect(await json('worlds sweep --label suite=all --idle PT1H')).toEqual({ dropped: [] })
    expect(await json('worlds sweep --label suite=all --idle PT0S')).toEqual({ dropped: ['swept-two'] })
    expect(await sim('worlds sweep')).toMatchObject({ code: 2, err: 'Say which worlds: --label, --idle or both.' })
    expect(await sim('worlds sweep --label run')).toMatchObject({ code: 2 })
  })

  it('answers JSON', async () => {
    expect(await json('worlds make --id as-json --freeze')).toMatchObject({ id: 'as-json', persona: 'prospect' })
    expect(await json('worlds')).toContainEqual(expect.objectContaining({ id: 'as-json', frozen: true, armed: 0 }))
    expect(await json('worlds show as-json')).toMatchObject({ id: 'as-json', state: { carts: [] }, scenarios: [] })
    expect(await json('worlds enter as-json')).toMatchObject({ world: 'as-json' })
    expect(await json('worlds drop as-json')).toEqual({ dropped: 'as-json' })
  })

  it('tells what a world holds in sentences, and no session whole', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
      const { out } = await sim(`worlds show ${world.id}`)
      expect(out).toMatch(/^Session ….{6} \(prospect\) is on until /m)
      expect(out).toMatch(/^Cart \S+ of session ….{6} is open, postpaid, AAL, with 1 line\.$/m)
      expect(out).toMatch(/^ {2}newLine1: orbit-12-pro-kelp-128 over 36 months, no plan yet, no number yet\.$/m)
      expect(out).toMatch(/^Every cart is held by VZW-RETAIL until /m)
      const { sessions } = await world.state()
      for (const { id } of sessions) expect(out).not.toContain(id)
    }))

  it('tells what has ended by the clock of the world', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
      await world.advance('PT31M')
      const { out } = await sim(`worlds show ${world.id}`)
      expect(out).toMatch(/^Session ….{6} \(prospect\) ended at /m)
      expect(out).not.toMatch(/^Every cart is held/m)
    }))

  it.each([
    ['an unknown persona', 'worlds make --persona admiral', 'There is no persona "admiral".'],
    ['a misspelt persona', 'worlds make --persona prospekt', 'Did you mean "prospect"? Allowed: '],
    ['a bad id', 'worlds make --id a/b', 'letters, digits and . _ - only'],
    ['a bad instant', 'worlds make --freeze noon', 'freeze'],
    ['an unknown scenario', 'worlds make --scenario nothing-such', '"nothing-such" is neither a file nor a built-in'],
    ['an unknown world', 'worlds show nowhere', 'There is no world "nowhere".'],
    ['an unknown world to enter', 'worlds enter nowhere', 'There is no world "nowhere".'],
  ])('refuses %s with 2', async (_, line, words) => {
    expect(await sim(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) as string })
  })
})
