import { writtenScenario } from './written-scenario'

it.each([[undefined], [null], ['text'], [[]], [{ rules: 'none', expect: 1, sees: [] }]])(
  'finds nothing in %p',
  (data) => expect(writtenScenario(data)).toEqual({ rules: [], expect: [] }),
)

it('keeps the rules and expectations that are written through', () => {
  const data = { rules: [{ id: 'one' }, 'half'], expect: [null, { rule: 'one' }], sees: { page: '/cart' } }
  expect(writtenScenario(data)).toEqual({ rules: [{ id: 'one' }], expect: [{ rule: 'one' }], sees: { page: '/cart' } })
})
