import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { expect, test } from 'vitest';
import { createCertificate } from './certificate.ts';

test('the certificate is signed by its own key, for localhost, for today', () => {
  const { key, cert } = createCertificate();
  const certificate = new X509Certificate(cert);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
  expect(certificate.subject).toBe('CN=localhost');
  expect(Date.parse(certificate.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now());
  expect(() => createSecureContext({ key, cert })).not.toThrow();
});
