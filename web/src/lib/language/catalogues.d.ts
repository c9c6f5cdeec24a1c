/** Made by vite/catalogues.ts: the texts of all Fluent files of a language and an area. */
declare module 'virtual:catalogues' {
  const load: Record<string, () => Promise<string>>;
  export default load;
}
