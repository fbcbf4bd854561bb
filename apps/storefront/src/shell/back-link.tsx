import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'
import { useSearch } from 'wouter'

const backButton = prepared(async () => (await import('./back-button')).BackButton)

/** Few addresses ask for a way back with `showBackButton`. */
export const BackLink = () =>
  useSearch().includes('showBackButton') && (
    <Suspense>
      <backButton.Component />
    </Suspense>
  )
