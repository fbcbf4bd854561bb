import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { simTexts } from '../sim/sim-texts'

export const NoOwnDevice = ({ title, body }: { title: string; body: string }) => {
  const texts = useTexts(simTexts)
  const pathOf = usePathOf()
  return (
    <EmptyState
      title={title}
      actions={
        <Link href={pathOf('byod')} asChild>
          <Button href="">{texts.bring}</Button>
        </Link>
      }
    >
      {body}
    </EmptyState>
  )
}
