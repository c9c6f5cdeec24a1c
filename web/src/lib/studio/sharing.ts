/** A scenario or a position in an address: compressed after `#`, so that no server sees or stores it. */

const SCENARIO = '#scenario=';
export const POSITION = '#position=';

async function through(bytes: Uint8Array, stream: GenericTransformStream): Promise<Uint8Array> {
  const flow = new Blob([bytes as BlobPart]).stream().pipeThrough(stream as ReadableWritablePair);
  return new Uint8Array(await new Response(flow).arrayBuffer());
}

/** The fragment of an address that holds a text. */
export async function fragmentOf(text: string, key = SCENARIO): Promise<string> {
  const packed = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return key + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text in a fragment; null if there is none, or it is no such thing. */
export async function textIn(fragment: string, key = SCENARIO): Promise<string | null> {
  if (!fragment.startsWith(key)) return null;
  try {
    const letters = atob(fragment.slice(key.length).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(await through(packed, new DecompressionStream('deflate-raw')));
  } catch {
    return null;
  }
}

/** Offers a text as a file. */
export function download(name: string, text: string, type = 'application/toml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
