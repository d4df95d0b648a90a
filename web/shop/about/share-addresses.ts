/** Where each site takes a page that somebody wants to share. */
export function shareAddresses(address: string, title: string) {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
    x: `https://x.com/intent/post?${new URLSearchParams({ url: address, text: title })}`,
    whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${title} ${address}` })}`,
  };
}
