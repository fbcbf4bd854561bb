import { useNotify } from '@soe/ui'
import { useLocation } from 'wouter'
import { useDropWorld } from '../../data'
import { ConfirmDialog } from './confirm-dialog'

export const DropWorldDialog = ({ world, onClose }: { world: string; onClose: () => void }) => {
  const drop = useDropWorld()
  const notify = useNotify()
  const [, go] = useLocation()
  const act = () =>
    drop.mutate(world, {
      onSuccess: () => {
        notify(`World ${world} dropped`)
        onClose()
        go('/')
      },
    })
  return (
    <ConfirmDialog
      title={`Drop ${world}?`}
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
