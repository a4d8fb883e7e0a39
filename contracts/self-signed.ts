import { generateKeyPairSync, sign } from 'node:crypto';

/** An element of DER: its tag, its length and its content. */
function der(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...contents: readonly Uint8Array[]) => der(0x30, ...contents);
const hex = (text: string) => Buffer.from(text, 'hex');
const ecdsaWithSha256 = sequence(hex('06082a8648ce3d040302'));
const time = (year: number) => der(0x17, Buffer.from(`${String(year).slice(-2)}0101000000Z`));

/** Creates a certificate for localhost that no authority has signed, with its key: for a server that is not trusted. */
export function createSelfSigned() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from('localhost')))));
  const content = sequence(
    hex('020101'),
    ecdsaWithSha256,
    name,
    sequence(time(2020), time(2049)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, hex('00'), sign('sha256', content, privateKey));
  const certificate = sequence(content, ecdsaWithSha256, signature).toString('base64');
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  };
}
