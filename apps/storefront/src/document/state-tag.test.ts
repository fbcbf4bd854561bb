import { QueryClient } from '@tanstack/react-query'
import { readState, type DocumentState } from './document-state'
import { answersIn, stateTag } from './state-tag'

const pageWith = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('the state in a document', () => {
  it('is read as it was written, whatever its texts hold', () => {
    const state: DocumentState = {
      now: 1,
      queries: [{ queryKey: ['catalogue.getProduct'], data: { name: '</script><!-- <script> \u2028' } }],
      notices: [{ id: 1, type: 'error', text: 'No', sticky: true }],
    }
    const page = pageWith(`<body><div id="root"></div>${stateTag(state)}<p>after</p>`)
    expect(readState(page)).toEqual(state)
    expect(page.querySelector('p')?.textContent).toBe('after')
  })

  it('is none in a plain file', () => {
    expect(readState(pageWith('<div id="root"></div>'))).toBeUndefined()
  })

  it('holds what was read, and nothing that failed or waits', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(['read'], { products: [] })
    await client.prefetchQuery({ queryKey: ['failed'], queryFn: () => Promise.reject(new Error('503')) })
    void client.prefetchQuery({ queryKey: ['waits'], queryFn: () => new Promise(() => undefined) })
    expect(answersIn(client)).toEqual([{ queryKey: ['read'], data: { products: [] } }])
    client.clear()
  })
})
