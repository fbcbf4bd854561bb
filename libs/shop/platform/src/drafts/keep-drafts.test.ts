import { clearAllButDrafts } from './keep-drafts'

it('leaves what was typed, and nothing else', () => {
  sessionStorage.setItem('cart', 'C1')
  sessionStorage.setItem('draft.contact', 'Maren')
  sessionStorage.setItem('case', 'CASE1')
  clearAllButDrafts({ sessionStorage })
  expect(Object.keys(sessionStorage)).toEqual(['draft.contact'])
})
