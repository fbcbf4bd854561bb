import { useNotify } from '@soe/ui'
import { useReset, useWorld } from '../../data'
import { nameOf } from '../../format'
import { ConfirmDialog } from './confirm-dialog'

export const ResetWorldDialog = ({ world: id, onClose }: { world: string; onClose: () => void }) => {
  const { data: world } = useWorld(id)
  const name = world ? nameOf(world) : id
  const reset = useReset(id)
  const notify = useNotify()
  const act = () =>
    world &&
    reset.mutate(world, {
      onSuccess: () => {
        notify(`World ${name} is as it was made`)
        onClose()
      },
    })
  return (
    <ConfirmDialog
      title={`Reset ${name}?`}
      action="Reset the world"
      isPending={reset.isPending || !world}
      error={reset.error}
      onConfirm={act}
      onClose={onClose}
    >
      <p>
        It is made anew with the same name, the persona <code>{world?.persona}</code> and the seed{' '}
        <code>{world?.seed}</code>. Carts, sessions, locks and armed scenarios are gone; the clock is the real one.
      </p>
    </ConfirmDialog>
  )
}
