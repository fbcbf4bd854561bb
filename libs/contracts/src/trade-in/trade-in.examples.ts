export const exampleDevice = { deviceBrand: 'Orbit', deviceModel: 'Orbit 9', deviceId: '351756051523999' } as const
