import { clearVendor, markVendor, readVendorReturn } from './vendor-return'

describe('a return from the vendor', () => {
  beforeEach(() => sessionStorage.clear())

  it('counts only in the tab that has left for the vendor, and once', () => {
    const read = () => readVendorReturn('authCode=ryl-nurse-2c9d', { sessionStorage })
    expect(read()).toBeUndefined()
    markVendor({ sessionStorage })
    expect(read()).toEqual({ authCode: 'ryl-nurse-2c9d' })
    clearVendor({ sessionStorage })
    expect(read()).toBeUndefined()
  })

  it('brings no code where the shopper has cancelled', () => {
    markVendor({ sessionStorage })
    expect(readVendorReturn('rylCancelled=true', { sessionStorage })).toEqual({})
  })

  it('is not what a reload in between is', () => {
    markVendor({ sessionStorage })
    expect(readVendorReturn('', { sessionStorage })).toBeUndefined()
  })
})
