import { pinErrors } from './account-pin-form'

describe('an account PIN', () => {
  it.each([
    ['739', '739', { pin: 'length' }],
    ['73a1', '73a1', { pin: 'length' }],
    ['7777', '7777', { pin: 'easy' }],
    ['1234', '1234', { pin: 'easy' }],
    ['9876', '9876', { pin: 'easy' }],
    ['7391', '7390', { again: 'different' }],
    ['7391', '', { again: 'different' }],
    ['1357', '1357', {}],
    ['7391', '7391', {}],
  ])('%s, repeated as %s, has the errors %j', (pin, again, errors) => {
    expect(pinErrors(pin, again)).toEqual(errors)
  })
})
