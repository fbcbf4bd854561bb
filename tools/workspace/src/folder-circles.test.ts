import { describeCircle, findCircles, roomGraph } from './folder-circles.mjs'

const modulesOf = (imports: Record<string, string[]>) =>
  Object.entries(imports).map(([source, names]) => ({ source, dependencies: names.map((resolved) => ({ resolved })) }))

const circlesOf = (imports: Record<string, string[]>) => findCircles(roomGraph(modulesOf(imports)))

describe('circles of folders', () => {
  it('are found where no file is on a circle', () => {
    const circles = circlesOf({
      'libs/world/src/store/a.ts': ['libs/world/src/clock/b.ts'],
      'libs/world/src/clock/c.ts': ['libs/world/src/store/d.ts'],
    })
    expect(circles).toEqual([['libs/world/src/clock', 'libs/world/src/store']])
    expect(circles.map(describeCircle)).toEqual(['error folders-form-no-circle: libs/world: clock, store'])
  })

  it('are found over several folders, and named once', () => {
    const circles = circlesOf({
      'apps/simulator/src/a/x.ts': ['apps/simulator/src/b/x.ts'],
      'apps/simulator/src/b/x.ts': ['apps/simulator/src/c/x.ts'],
      'apps/simulator/src/c/x.ts': ['apps/simulator/src/a/y.ts'],
    })
    expect(circles).toEqual([['apps/simulator/src/a', 'apps/simulator/src/b', 'apps/simulator/src/c']])
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
