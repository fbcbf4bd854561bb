import { scenarioId } from './scenario-id'

describe('the id of a scenario in a text', () => {
  it.each([
    ['apiVersion: sim/v1\nid: refused\nrules: [{ id: first }]', 'refused'],
    ['"id": "refused"', 'refused'],
    ['{"rules":[{"id":"first"}],"id":"refused"}', 'refused'],
    ['{\n  "rules": [{ "id": "first" }],\n  "id": "refused"\n}', 'refused'],
    ['title: none', 'unnamed'],
    ['null', 'unnamed'],
  ])('of %j is %s', (text, id) => {
    expect(scenarioId(text)).toBe(id)
  })
})
