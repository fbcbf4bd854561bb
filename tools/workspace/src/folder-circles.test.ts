import { describeCircle, findCircles } from './folder-circles.mjs'

const circlesOf = (imports: Record<string, string[]>) =>
  findCircles(
    Object.entries(imports).map(([source, names]) => ({
      source,
      dependencies: names.map((resolved) => ({ resolved })),
    })),
  ).map(describeCircle)

const found = (folder: string, parts: string) => [`error folders-form-no-circle: ${folder}: ${parts}`]

describe('circles of folders', () => {
  it('are found where no file is on a circle', () => {
    const circles = circlesOf({
      'libs/world/src/store/a.ts': ['libs/world/src/clock/b.ts'],
      'libs/world/src/clock/c.ts': ['libs/world/src/store/d.ts'],
    })
    expect(circles).toEqual(found('libs/world/src', 'clock, store'))
  })

  it('are none where one fetches a moment that the other comes in', () => {
    const circles = circlesOf({
      'libs/world/src/store/a.ts': ['libs/world/src/clock/b.moment.ts'],
      'libs/world/src/clock/c.ts': ['libs/world/src/store/d.ts'],
    })
    expect(circles).toEqual([])
  })

  it('are found between folders whose own folders form none', () => {
    const circles = circlesOf({
      'libs/carrier/src/cart/view/a.ts': ['libs/carrier/src/checkout/delivery/b.ts'],
      'libs/carrier/src/checkout/order/c.ts': ['libs/carrier/src/cart/lines/d.ts'],
    })
    expect(circles).toEqual(found('libs/carrier/src', 'cart, checkout'))
  })

  it('are found deep within a folder', () => {
    const circles = circlesOf({
      'libs/carrier/src/domain/cart/a.ts': ['libs/carrier/src/domain/lines/b.ts'],
      'libs/carrier/src/domain/lines/c.ts': ['libs/carrier/src/domain/cart/d.ts'],
    })
    expect(circles).toEqual(found('libs/carrier/src/domain', 'cart, lines'))
  })

  it('are found between the files of a folder and a folder within it', () => {
    const circles = circlesOf({
      'libs/ui/src/a/b/x.ts': ['libs/ui/src/a/y.ts'],
      'libs/ui/src/a/z.ts': ['libs/ui/src/a/b/x.ts'],
    })
    expect(circles).toEqual(found('libs/ui/src/a', '*, b'))
  })

  it('are found over several folders, and named once', () => {
    const circles = circlesOf({
      'apps/simulator/src/a/x.ts': ['apps/simulator/src/b/x.ts'],
      'apps/simulator/src/b/x.ts': ['apps/simulator/src/c/x.ts'],
      'apps/simulator/src/c/x.ts': ['apps/simulator/src/a/y.ts'],
    })
    expect(circles).toEqual(found('apps/simulator/src', 'a, b, c'))
  })

  it.each([
    ['a folder and the folder within it', { 'libs/ui/src/a/b/x.ts': ['libs/ui/src/a/y.ts'] }],
    [
      'files at the root, which count each for itself',
      { 'libs/ui/src/page.ts': ['libs/ui/src/a/x.ts'], 'libs/ui/src/a/x.ts': ['libs/ui/src/texts.ts'] },
    ],
    ['tests', { 'libs/ui/src/a/x.ts': ['libs/ui/src/b/x.ts'], 'libs/ui/src/b/x.test.ts': ['libs/ui/src/a/x.ts'] }],
    [
      'another package',
      { 'libs/ui/src/a/x.ts': ['libs/world/src/b/x.ts'], 'libs/world/src/b/x.ts': ['libs/ui/src/a/x.ts'] },
    ],
  ])('are not %s', (_name, imports) => {
    expect(circlesOf(imports)).toEqual([])
  })
})
