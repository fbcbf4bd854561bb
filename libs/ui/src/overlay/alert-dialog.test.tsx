import { fireEvent, render, screen } from '@testing-library/react'
import { AlertDialog } from './alert-dialog'

const openDialog = () => {
  const dismiss = jest.fn()
  render(
    <AlertDialog
      title="Still there?"
      actions={
        <>
          <button type="button">Stay</button>
          <button type="button">Leave</button>
        </>
      }
      onDismiss={dismiss}
    >
      It ends soon.
    </AlertDialog>,
  )
  return { dismiss, dialog: screen.getByRole('alertdialog', { name: 'Still there?', description: 'It ends soon.' }) }
}

it('offers its first action', () => {
  openDialog()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }))
})

it.each([
  ['Esc', (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  ['a press on the backdrop', (dialog: HTMLElement) => fireEvent.mouseDown(dialog)],
])('asks to be dismissed on %s', (_, leave) => {
  const { dismiss, dialog } = openDialog()
  leave(dialog)
  expect(dismiss).toHaveBeenCalledTimes(1)
})
