import { releaseNotes, unnamedChanges } from './changelog'

const changelog = `# Changelog

## Unreleased

- cart.add: the operation is removed

## 0.1.0

- wishlist.add: the operation is removed
`

describe('the changelog', () => {
  it('names a change by its sentence, below the heading of the next release only', () => {
    const changes = ['cart.add: the operation is removed', 'wishlist.add: the operation is removed']
    expect(unnamedChanges(changes, changelog)).toEqual(['wishlist.add: the operation is removed'])
  })

  it('names nothing without that heading', () => {
    expect(unnamedChanges(['a: is removed'], '# Changelog\n\na: is removed')).toEqual(['a: is removed'])
  })

  it('starts a version with what was unreleased', () => {
    expect(releaseNotes(changelog, '0.2.0')).toContain(
      '## Unreleased\n\n## 0.2.0\n\n- cart.add: the operation is removed\n\n## 0.1.0',
    )
  })

  it('has each version once', () => {
    expect(releaseNotes(changelog, '0.1.0')).toBe(changelog)
  })
})
