import { optionLabel } from './facet-labels'

const texts = { new: 'New', remove: (label: string) => `Remove ${label}` }

it.each([
  [{ value: 'new' }, 'New'],
  [{ value: 'orbit', name: 'Orbit' }, 'Orbit'],
  [{ value: 'remove' }, 'remove'],
  [{ value: '__proto__' }, '__proto__'],
  [{ value: 'constructor' }, 'constructor'],
])('the label of %j is %s', (option, label) => expect(optionLabel(option, texts)).toBe(label))
