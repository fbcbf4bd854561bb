import { failForGood, saveProducts, type Story } from '@soe/stories'
import { HeartButton } from './heart-button'

const orbit = {
  product: { productId: 'dev14000001', productDisplayName: 'Orbit 12 Pro' },
  sku: { sorId: 'ORBIT-12-PRO-KELP-128' },
}

const fold = {
  product: { productId: 'dev14000002', productDisplayName: 'Lumen Fold' },
  sku: { sorId: 'LUMEN-FOLD-SAND-256' },
}

const heart: Story = {
  render: () => <HeartButton {...orbit} context="catalogue" />,
  address: '/smartphones/',
  persona: 'signed-in',
}

export const Unsaved: Story = heart

export const Saved: Story = { ...heart, prepare: [saveProducts('Orbit 12 Pro')] }

export const Outlined: Story = {
  ...heart,
  render: () => <HeartButton {...orbit} context="catalogue" variant="outline" />,
}

export const Two: Story = {
  ...heart,
  render: () => (
    <>
      <HeartButton {...orbit} context="catalogue" />
      <HeartButton {...fold} context="catalogue" />
    </>
  ),
}

/** Nobody knows what is saved. */
export const Unread: Story = {
  ...heart,
  prepare: [saveProducts('Orbit 12 Pro'), failForGood('wishlist.retrieveFavorites')],
}

export const OfGuest: Story = { ...heart, persona: 'prospect' }
export const OfPrepaidGuest: Story = { ...heart, persona: 'prepay' }
export const OfPrepaidCustomer: Story = { ...heart, persona: 'prepay-signed-in' }
