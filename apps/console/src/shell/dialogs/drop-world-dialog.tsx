import { useNotify } from '@soe/ui'
import { useLocation } from 'wouter'
import { useDropWorld, useWorld } from '../../data'
import { nameOf } from '../../format'
import { ConfirmDialog } from './confirm-dialog'

export const DropWorldDialog = ({ world, onClose }: { world: string; onClose: () => void }) => {
  const { data: known } = useWorld(world)
  const name = known ? nameOf(known) : world
  const drop = useDropWorld()
  const notify = useNotify()
  const [, go] = useLocation()
  const act = () =>
    drop.mutate(world, {
      onSuccess: () => {
        notify(`World ${name} dropped`)
        onClose()
        go('/')
      },
    })
  return (
    <ConfirmDialog
      title={`Drop ${name}?`}
      action="Drop the world"
      isPending={drop.isPending}
      error={drop.error}
      onConfirm={act}
      onClose={onClose}
    >
      <p>Its carts, sessions, scenarios and journal are gone for good. Take a snapshot first to keep them.</p>
    </ConfirmDialog>
  )
}
