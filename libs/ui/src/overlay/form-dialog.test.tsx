import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormDialog } from './form-dialog'

function openForm(children: ReactNode, onSubmit = jest.fn()) {
  render(
    <FormDialog
      open
      title="Rename"
      closeLabel="Close"
      onClose={jest.fn()}
      onSubmit={onSubmit}
      actions={
        <>
          <button type="button">Cancel</button>
          <button type="submit">Save</button>
        </>
      }
    >
      {children}
    </FormDialog>,
  )
  return onSubmit
}

it.each([
  ['first field', <input key="a" aria-label="Name" />, () => screen.getByLabelText('Name')],
  [
    'checked radio',
    [<input key="a" type="radio" aria-label="A" />, <input key="b" type="radio" aria-label="B" defaultChecked />],
    () => screen.getByLabelText('B'),
  ],
  ['first action when it has no field', 'Sure?', () => screen.getByRole('button', { name: 'Cancel' })],
])('focuses the %s', (_, children, focused) => {
  openForm(children)
  expect(document.activeElement).toBe(focused())
})

it('is submitted by its submit button', () => {
  const onSubmit = openForm(<input aria-label="Name" />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})
