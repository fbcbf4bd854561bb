import { readSnapshotFile } from './read-snapshot-file'

describe('a snapshot file', () => {
  it('is taken as it is', () => {
    const file = { formatVersion: 1, world: 'w', header: {} }
    expect(readSnapshotFile('a.json', JSON.stringify(file))).toEqual(file)
  })

  it.each([
    ['{', 'a.json is not JSON'],
    ['[]', 'is JSON but no snapshot'],
    ['null', 'is JSON but no snapshot'],
    ['{"formatVersion":"1","world":"w","header":{}}', 'is JSON but no snapshot'],
  ])('%p is refused by name', (text, said) => {
    expect(() => readSnapshotFile('a.json', text)).toThrow(said)
  })
})
