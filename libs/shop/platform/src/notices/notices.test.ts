import { createNoticeStore } from './notices'

const texts = (store: ReturnType<typeof createNoticeStore>) => store.get().map(({ text }) => text)

describe('notices', () => {
  it('show the same text once', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed' })
    store.show({ type: 'error', text: 'Failed' })
    expect(texts(store)).toEqual(['Failed'])
  })

  it('give way to a newer one on their topic, and to no other', () => {
    const store = createNoticeStore()
    store.show({ type: 'error', text: 'Failed' })
    store.show({ type: 'success', text: 'Saved', topic: 'wishlist' })
    store.show({ type: 'info', text: 'Removed', topic: 'wishlist' })
    expect(texts(store)).toEqual(['Failed', 'Removed'])
  })
})
