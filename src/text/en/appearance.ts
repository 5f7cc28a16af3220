/** Words in pictures. */
export const appearance = {
  shareImage: {
    call: (telephone: string) => `Call ${telephone}`,
    from: (price: string) => `From ${price}`,
    places: (count: number) => `${count} places`,
    api: 'No key, read-only',
  },
};
