/** Offers a text as a download. */
function download(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Offers a sheet, as `csvOf` writes it. */
export function downloadCsv(fileName: string, csv: string): void {
  download(fileName, csv, 'text/csv;charset=utf-8');
}
